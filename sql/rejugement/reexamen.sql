-- Returns the findings that today's rules raise about a written command and that have no control
-- yet. Rules of the command's type and the present state of its references are judged, also of a
-- reference that came under control after the command.
-- Spec: commandes#references, service#donnees-en-place.
-- Chosen: docs/decisions/0050-rejuger.md, 0182-dependance-des-membres-et-parcelles.md. A cancelled
--         command has no findings (`nouveaux`). An error that an agent reported counts as a finding
--         of the report, if the report was judged before its collection arrived. A delivery note on
--         which a reception stands keeps its collections (0166).
-- Motifs: what `commande.examiner`, `rejugement.constats_leves` and
--         `reception.constater_groupement` find; erreur_signalee_agent.
create or replace function rejugement.reexamen(p_commande_id uuid) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte;
  v_recus commande.constat[] := '{}';
  v_trouves commande.constat[];
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
  v_trouves := commande.examiner(v_contexte) || rejugement.constats_leves(v_contexte) || v_recus;
  return array(
    select (k.motif, k.entite, k.entite_id, k.details)::commande.constat
    from constat.nouveaux(
      array_fill(p_commande_id, array[cardinality(v_trouves)]), v_trouves) as k
    where not (k.motif in ('reference_inactive', 'dependance_en_controle')
               and k.details ->> 'champ' = 'collectes[]'
               and exists (
                 select from livraison.receptions((v_contexte.payload ->> 'livraison_id')::uuid)))
    order by k.motif, k.details::text);
end
$$;
