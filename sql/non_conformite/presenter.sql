-- A non-conformity as the API shows it.
-- Spec: types-de-commandes#non-conformite-constater.
-- Chosen: docs/decisions/0013-operations.md.
create or replace function non_conformite.presenter(
  p_constat non_conformite.non_conformite) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_constat.id, 'producteur_id', p_constat.producteur_id,
      'parcelle_id', p_constat.parcelle_id, 'constat_code', p_constat.constat_code,
      'gravite', p_constat.gravite, 'description', p_constat.description,
      'auteur_id', p_constat.auteur_id,
      'date_operation', core.horodatage(p_constat.date_operation),
      'annulee_le', (select core.horodatage(a.le) from commande.annulation a
                     where a.organisation_id = p_constat.organisation_id
                       and a.commande_id = p_constat.commande_id),
      'commande_id', p_constat.commande_id, 'controle_id', p_constat.controle_id));
end
$$;
