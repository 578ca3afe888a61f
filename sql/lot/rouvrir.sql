-- Gives a lot that gets matter back, and that the caller has locked, its state from before it was
-- consumed or archived; a lot in another state keeps it. A lot that an executed recall found
-- meanwhile, or that a laboratory's result blocks, goes to quarantine.
-- Spec: lots#devalidation, lots#archivage, rappels#suivi.
-- Chosen: docs/decisions/0163-une-issue.md.
create or replace function lot.rouvrir(
  p_lot_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
  v_resultat lot.resultat_analyse;
begin
  select o.statut, o.statut_precedent, o.rappel_id into v_lot from lot.lot o where o.id = p_lot_id;
  if v_lot.statut = 'archivé' then
    perform lot.poser_statut(
      p_lot_id, 'devalider', v_lot.statut_precedent,
      case v_lot.statut_precedent when 'consommé' then 'validé' else 'en_attente' end, p_raison,
      p_auteur_id, p_le);
    perform lot.rouvrir(p_lot_id, p_raison, p_auteur_id, p_le)
    where v_lot.statut_precedent = 'consommé';
  elsif v_lot.statut = 'consommé' then
    perform lot.poser_statut(p_lot_id, 'devalider', v_lot.statut_precedent, 'en_attente', p_raison,
                             p_auteur_id, p_le);
  end if;
  if v_lot.statut not in ('consommé', 'archivé') or v_lot.statut_precedent <> 'validé' then
    return;
  end if;
  if v_lot.rappel_id is not null and not exists (
    select from lot.quarantaine_lot q
    where q.lot_id = p_lot_id and q.rappel_id = v_lot.rappel_id)
  then
    perform lot.mettre_en_quarantaine(p_lot_id, 'rappel', v_lot.rappel_id, p_auteur_id, p_le);
  end if;
  for v_resultat in select a.* from lot.analyses_retenues(p_lot_id) as a
  loop
    perform lot.retenir(p_lot_id, v_resultat, p_auteur_id, p_le);
  end loop;
end
$$;
