-- Returns the conflicts of interest of an inspection that a command recorded; none if the
-- inspection was set aside, because it no longer counts.
-- Spec: types-de-commandes#inspection-enregistrer, file-de-controle#invalidation.
-- Motifs: what `inspection.trouver_conflits` finds.
create or replace function inspection.verifier_independance(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_conflits commande.constat[] := inspection.trouver_conflits(
    p_contexte.utilisateur_id, (p_contexte.refs ->> 'producteur_id')::uuid,
    p_contexte.date_operation);
begin
  if cardinality(v_conflits) > 0 and exists (
    select from inspection.inspection i
    where i.id = (p_contexte.payload ->> 'inspection_id')::uuid and i.invalidee_le is not null)
  then
    return '{}';
  end if;
  return v_conflits;
end
$$;
