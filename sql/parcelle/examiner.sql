-- What is wrong with what a command said of a plot, seen from what is known now: a survey that ends
-- before it begins, overlaps of its survey, and of all of the plot's when a decision moved it, as
-- their periods moved with it; shares beyond the land.
-- Spec: `parcelle.enregistrer`, `parcelle.relever`; domain, «Overlap at the date», «Land twice»;
--       Control queue, «manual deviation».
-- Motifs: chevauchement_parcelle, ecart_calcul.
create or replace function parcelle.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve parcelle.polygone;
begin
  select g.* into v_releve from parcelle.polygone g
  where g.commande_id = p_contexte.commande_id
    and not exists (select from parcelle.polygone r where r.remplace_id = g.id)
  order by g.parcelle_id nulls last limit 1;
  return saisie.verifier_duree(p_contexte.payload -> 'releve')
    || parcelle.juger_parts(p_contexte.payload -> 'cultures')
    || parcelle.trouver_chevauchements(
      v_releve.parcelle_id,
      case when num_nulls(v_releve.parcelle_id, v_releve.remplace_id) > 0 then v_releve.id end,
      p_contexte.date_operation);
end
$$;
