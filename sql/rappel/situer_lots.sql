-- Returns the lots among some records: their state, their contents and place, and the possible act
-- of a recall.
-- Spec: rappels#execution, rappels#non-blocable.
create or replace function rappel.situer_lots(p_ids uuid[]) returns setof rappel.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select l.organisation_id, null::uuid, null::text, null::integer, 'lot', l.id, l.numero_officiel,
         l.statut, s.quantite_g, null::bigint, e.effet,
         case when e.effet = 'non_bloquable' then l.statut end, l.produit_id, l.emplacement_id,
         null::uuid, null::uuid, null::timestamptz
  from lot.lot l
    join matiere.compte c on c.genre = 'lot' and c.objet_id = l.id
    join matiere.solde s on s.compte_id = c.id
    cross join lateral (
      select case when l.statut = 'validé' then 'à_bloquer'
                  when l.statut in ('brouillon', 'en_attente') then 'à_marquer'
                  when l.statut = 'quarantaine' then 'déjà_bloqué'
                  else 'non_bloquable' end as effet) as e
  where l.id = any (p_ids);
end
$$;
