-- Returns what a seal says, as the text that is hashed and signed.
-- Spec: sceaux#chaine.
create or replace function sceau.contenu(p_sceau sceau.sceau) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_array(
    'sillon-sceau/1', p_sceau.organisation_id, p_sceau.rang, core.horodatage(p_sceau.scelle_le),
    p_sceau.feuilles, encode(p_sceau.racine, 'hex'), encode(p_sceau.precedent, 'hex'))::text;
end
$$;
