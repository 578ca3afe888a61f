--! Previous: sha1:ca41cfab7ae5d5a06e8495c5162b7dc58e40688e
--! Hash: sha1:500d5415e43c0fa0627907f010ce9864cadaa93a

-- What the office brings in besides: draft contracts, which an import that is undone takes back.

grant delete on contrat.contrat to metier;
