-- The currencies of ISO 4217 in use, by the decimals of their minor unit.
-- Spec: api#montants.
-- Why: a franc CFA has no smaller unit, so that not every amount may be divided by 100.
with souhait (exposant, codes) as (
  values
    (0, '{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}'::text[]),
    (2, '{
      AED,AFN,ALL,AMD,ANG,AOA,ARS,AUD,AWG,AZN,BAM,BBD,BDT,BGN,BMD,BND,BOB,BRL,BSD,BTN,BWP,BYN,BZD,
      CAD,CDF,CHF,CNY,COP,CRC,CUP,CVE,CZK,DKK,DOP,DZD,EGP,ERN,ETB,EUR,FJD,FKP,GBP,GEL,GHS,GIP,GMD,
      GTQ,GYD,HKD,HNL,HTG,HUF,IDR,ILS,INR,IRR,JMD,KES,KGS,KHR,KPW,KYD,KZT,LAK,LBP,LKR,LRD,LSL,MAD,
      MDL,MGA,MKD,MMK,MNT,MOP,MRU,MUR,MVR,MWK,MXN,MYR,MZN,NAD,NGN,NIO,NOK,NPR,NZD,PAB,PEN,PGK,PHP,
      PKR,PLN,QAR,RON,RSD,RUB,SAR,SBD,SCR,SDG,SEK,SGD,SHP,SLE,SOS,SRD,SSP,STN,SVC,SYP,SZL,THB,TJS,
      TMT,TOP,TRY,TTD,TWD,TZS,UAH,USD,UYU,UZS,VED,VES,WST,XCD,XCG,YER,ZAR,ZMW,ZWG}'),
    (3, '{BHD,IQD,JOD,KWD,LYD,OMR,TND}'),
    (4, '{CLF,UYW}')
)
insert into devise.devise (code, exposant)
select c.code, s.exposant from souhait s cross join unnest(s.codes) as c (code)
on conflict (code) do update
  set exposant = excluded.exposant
  where devise.exposant is distinct from excluded.exposant;
