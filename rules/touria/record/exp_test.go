package record
import ("testing";"bytes";"math/rand/v2";"fmt")
func TestExp(t *testing.T){
 text:=recordOf(t,4,80,true)
 rng:=rand.New(rand.NewPCG(1,2))
 und,wl:=0,0
 for k:=0;k<3000;k++{
  c:=bytes.Clone(text)
  at:=rng.IntN(len(c))
  b:=byte(32+rng.IntN(95))
  if b==c[at]||c[at]=='\n'{continue}
  c[at]=b
  line:=1+bytes.Count(c[:at],[]byte("\n"))
  _,err:=Verify("f",bytes.NewReader(c),testRules)
  if err==nil{und++; fmt.Printf("UND %d %s -> %c\n",line,text[max(0,at-30):min(len(text),at+30)],b);continue}
  if e:=asError(err);e.Line!=line{wl++;fmt.Println("LINE",line,err)}
 }
 fmt.Println(und,wl)
}
