-- Returns the effect of a command that is accepted under control without any business write: one
-- finding, no entity.
-- Spec: commandes#sans-ecriture.
create or replace function commande.mettre_de_cote(
  p_motif text, p_details jsonb) returns commande.effet
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (array[(p_motif, null, null, p_details)::commande.constat], '{}', null, null,
          '{}')::commande.effet;
end
$$;
