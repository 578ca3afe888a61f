-- Returns the hash of the details of an entry, which may name persons, under a salt.
-- Spec: sceaux#feuille.
create or replace function sceau.interne(p_sel bytea, p_details jsonb) returns bytea
language sql immutable
begin atomic
  select sha256(p_sel || convert_to(coalesce(p_details::text, ''), 'UTF8'));
end;
