-- Returns the mass that a validated reception accepted of each of its collections, and the
-- difference between collected and received mass, in marketable g. The accepted mass is the lower
-- of the collection's net mass and its share of the reception's mass, for the received part that
-- was not returned. For a purchase, the whole reception is due. Returns nothing for a reception
-- that is not validated, for a devalidated collection, or for an unknown producer.
-- Spec: paiements#du.
-- Chosen: docs/decisions/0072-paiements.md.
create or replace function paiement.masses_dues(p_reception reception.reception)
returns table (collecte_id uuid, producteur_id uuid, fournisseur_id uuid, contrat_id uuid,
               masse_g bigint, ecart_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_reception.statut <> 'validée' then
    return;
  elsif p_reception.origine = 'achat' then
    return query
    select null::uuid, null::uuid, p_reception.fournisseur_id, p_reception.contrat_id,
           paiement.masse_gardee(
             p_reception.net_marchand_g, p_reception.net_g, coalesce(sum(s.quantite_g), 0)::bigint),
           0::bigint
    from lot.lot l
      join lot.sortie_lot s on s.organisation_id = l.organisation_id and s.lot_id = l.id
        and s.genre = 'retour'
    where l.reception_id = p_reception.id
      and not exists (select from matiere.mouvement m where m.contrepasse_id = s.mouvement_id);
    return;
  end if;
  return query
  with apport as (
    select array_agg(a.collecte_id order by a.rang) as collectes,
           array_agg(a.recu_g order by a.rang) as recus,
           core.repartir(p_reception.net_marchand_g, array_agg(a.recu_g order by a.rang)) as parts
    from reception.apport a
    where a.reception_id = p_reception.id and a.annule_le is null
  ),
  part as (
    select u.collecte_id, u.recu_g, u.part_g
    from apport a
      cross join lateral unnest(a.collectes, a.recus, a.parts) as u (collecte_id, recu_g, part_g)
  )
  select c.id, c.producteur_id, null::uuid, coalesce(p_reception.contrat_id, c.contrat_id),
         paiement.masse_gardee(
           least(c.net_marchand_g, p.part_g), p.recu_g, collecte.rendu_g(c.id)),
         abs(c.net_marchand_g - p.part_g)
  from part p join collecte.collecte c on c.id = p.collecte_id
  where c.statut <> 'devalidee' and c.producteur_id is not null;
end
$$;
