-- Examines an estimated harvest: a product that does not grow on the plot.
-- Spec: types-de-commandes#recolte-estimer.
-- Chosen: docs/decisions/0048-rien-en-silence.md. Motifs: reference_inactive.
create or replace function recolte.examiner(p_contexte commande.contexte)
returns commande.constat[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select parcelle.verifier_culture(p_contexte.refs, p_contexte.date_operation)
$$;
