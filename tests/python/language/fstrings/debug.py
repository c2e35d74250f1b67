# the = form
x, s = 5, 'a'
print(f'{x=}', f'{x = }', f'{x+1=}', f'{s=}', f'{s=!s}', f'{x=:>4}', f'{ x =}')
# expect: x=5 x = 5 x+1=6 s='a' s=a x=   5  x =5
print(f'{s=!r:^7}', f'{x=!r}', f'{(x, s)=}', f'{x==5}', f'{x==5=}', f'{s.upper()=}')
# expect: s=  'a'   x=5 (x, s)=(5, 'a') True x==5=True s.upper()='A'
print(f'{x!=4}', f'{x>=4}')  # expect: True True
