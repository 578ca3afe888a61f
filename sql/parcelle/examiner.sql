-- Examines a command about a plot with present knowledge. Findings: a survey that ends before it
-- begins, shares that exceed the land, and overlaps of its survey. If a decision moved the survey's
-- date, all surveys of the plot are compared, since their periods moved too.
-- Spec: file-de-controle#ecart-motive, types-de-commandes#parcelle-enregistrer,
--       types-de-commandes#parcelle-relever, terrain#chevauchement, terrain#parts.
-- Motifs: chevauchement_parcelle, ecart_calcul.
create or replace function parcelle.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve parcelle.polygone := parcelle.releve_courant(
    (p_contexte.payload #>> '{releve,polygone_id}')::uuid, p_contexte.commande_id);
begin
  return saisie.verifier_duree(p_contexte.payload -> 'releve')
    || parcelle.juger_parts(p_contexte.payload -> 'cultures')
    || parcelle.trouver_chevauchements(
      v_releve.parcelle_id,
      case when num_nulls(v_releve.parcelle_id, v_releve.remplace_id) > 0 then v_releve.id end,
      p_contexte.date_operation);
end
$$;
