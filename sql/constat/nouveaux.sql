-- Returns the findings of commands that open a control; the two lists have one length. A finding
-- that has an open control already opens none; nor does a finding that a decision accepted, unless
-- it is worse now: worse than what was found, or than the figures that the decision accepts at
-- most. A finding that a decision settled opens a control if it is found again. A cancelled command
-- has no findings.
-- Spec: file-de-controle#meme-fait.
-- Chosen: docs/decisions/0121-ce-qu-une-decision-accepte.md, 0164-un-declassement-accepte.md.
create or replace function constat.nouveaux(p_commandes uuid[], p_constats commande.constat[])
returns table (commande_id uuid, motif text, entite text, entite_id uuid, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct k.commande_id, k.motif, k.entite, k.entite_id, k.details
  from unnest(p_commandes, p_constats) as k (commande_id, motif, entite, entite_id, details)
    join controle.motif m on m.motif = k.motif
  where not exists (select from commande.annulation a where a.commande_id = k.commande_id)
    and not exists (
      select from controle.controle e
        left join controle.motif_decision d on (d.motif, d.decision) = (e.motif, e.decision)
      where e.commande_id = k.commande_id and e.motif = k.motif
        and constat.est_meme_fait(m.cles, e.details, k.details)
        and (e.statut = 'ouvert'
             or d.accepte and coalesce(k.entite_id = e.entite_id, true)
                and not constat.est_pire(m.mesures, e.details || d.au_plus, k.details)));
end
$$;
