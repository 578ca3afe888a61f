-- Stores the sealed form of the segment in progress and returns the stored form: the first stored
-- one counts.
-- Spec: restauration#journal.
-- Why: each sealing gives another signature, but the segment in the store must always be the same
-- object.
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
