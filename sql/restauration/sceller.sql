-- Stores the sealed form of the segment in progress and returns it: the first one wins.
-- Spec: restauration#journal.
-- Why: no two signatures are alike, and what is in the store is one object.
create or replace function restauration.sceller(p_numero bigint, p_scelle text) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_scelle text;
begin
  update restauration.segment s
  set scelle = coalesce(s.scelle, p_scelle),
      sha256 = encode(sha256(convert_to(coalesce(s.scelle, p_scelle), 'UTF8')), 'hex')
  where s.numero = p_numero and s.depose_le is null
  returning s.scelle into v_scelle;
  return v_scelle;
end
$$;
