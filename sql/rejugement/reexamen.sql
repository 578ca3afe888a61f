-- Returns the findings that today's rules raise about a written command and that have no control
-- yet. Rules of the command's type and the present state of its references are judged. A reference
-- that came under control after the command is not a change of rules, so that a finding about it
-- alone is not returned, unless a correction lifted it while the reference was under control, or
-- the reference is a collection that a note or a report names.
-- Spec: commandes#references, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md, 0174-dependance-ouverte-tard.md. A cancelled command has
--         no findings (`nouveaux`). An error that an agent reported counts as a finding of the
--         report, if the report was judged before its collection arrived. A delivery note on which
--         a reception stands keeps its collections (0166).
-- Motifs: what `commande.examiner`, `rejugement.constats_leves` and
--         `reception.constater_groupement` find; erreur_signalee_agent.
create or replace function rejugement.reexamen(p_commande_id uuid) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
  v_constats commande.constat[];
  v_recus commande.constat[] := '{}';
begin
  if not commande.est_ecrite(p_commande_id) then
    return '{}';
  end if;
  v_contexte := saisie.relire(p_commande_id);
  if v_contexte.type = 'collecte.enregistrer' then
    v_contexte := collecte.relire((v_contexte.payload ->> 'collecte_id')::uuid);
    v_recus := reception.constater_groupement((v_contexte.payload ->> 'collecte_id')::uuid);
  elsif exists (
    select from controle.controle k
    where k.commande_id = p_commande_id and k.motif = 'erreur_signalee_agent'
      and k.entite = 'signalement' and k.statut = 'ouvert')
  then
    return array[collecte.constater_signalement(v_contexte.payload)];
  end if;
  v_constats := array(
    select k from constat.nouveaux(p_commande_id, commande.examiner(v_contexte)
                                                  || rejugement.constats_leves(v_contexte)
                                                  || v_recus) as k
    where not (k.motif in ('reference_inactive', 'dependance_en_controle')
               and k.details ->> 'champ' = 'collectes[]'
               and exists (
                 select from livraison.receptions((v_contexte.payload ->> 'livraison_id')::uuid)))
    order by k.motif, k.details::text);
  return case when exists (
      select from unnest(v_constats) as k
      where k.motif <> 'dependance_en_controle' or exists (
        select from livraison.bon b
          join livraison.bon_collecte l
            on l.bon_id = b.id and l.collecte_id::text = k.details ->> 'id'
        where b.commande_id = p_commande_id
      ) or exists (
        select from collecte.signalement s
        where s.commande_id = p_commande_id and s.collecte_id::text = k.details ->> 'id'
      ) or exists (
        select from controle.controle e
          join controle.motif_decision d on (d.motif, d.decision) = (e.motif, e.decision)
          join controle.controle c
            on k.details -> 'controles' ? c.id::text and c.ouvert_le < e.leve_le
        where e.commande_id = p_commande_id and e.motif = k.motif and d.solution is not null
          and e.details -> 'id' = k.details -> 'id'))
    then v_constats else '{}' end;
end
$$;
