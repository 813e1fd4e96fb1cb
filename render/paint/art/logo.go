package art

func logoPiece(s *sheet) {}
