-- Lists the dependents of an agent's report: the collection that was corrected or devalidated
-- because of the report.
-- Spec: file-de-controle#annulation.
create or replace function collecte.dependances_signalement(p_contexte commande.contexte)
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select k.entite, k.entite_id from controle.controle k
    where k.commande_id = p_contexte.commande_id and k.motif = 'erreur_signalee_agent'
      and k.statut = 'leve' and k.decision = 'correction';
end
$$;
