-- Examines an inspection. Findings: its inspector is not independent; its form or answers do not
-- match a pack in force; its producer does not hold its plot; it ended before it began.
-- Spec: types-de-commandes#reponses.
-- Chosen: docs/decisions/0013-operations.md, 0048-rien-en-silence.md.
-- Motifs: conflit_interets, reference_inconnue (the form), reference_inactive, ecart_calcul.
create or replace function inspection.examiner(p_contexte commande.contexte)
returns commande.constat[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select inspection.verifier_independance(p_contexte)
    || inspection.verifier_formulaire(p_contexte.payload, p_contexte.date_operation)
    || parcelle.verifier_detenteur(
      p_contexte.refs, p_contexte.date_operation, 'reference_inactive')
    || saisie.verifier_duree(p_contexte.payload)
$$;
