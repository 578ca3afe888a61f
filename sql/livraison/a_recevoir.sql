-- Returns what the next reception takes of a delivery note: the collections of one campaign, group
-- and product that are on it and not received yet, with their mass; null if nothing waits. A note
-- of two groups waits until each has its reception.
-- Spec: receptions#bons-attendus.
-- Chosen: docs/decisions/0202-bons-attendus.md.
create or replace function livraison.a_recevoir(p_bon_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'campagne_id', c.campagne_id, 'groupement_id', c.groupement_id,
      'produit_id', c.produit_id, 'annonce_g', sum(c.net_g),
      'collectes', jsonb_agg(c.id order by c.date_operation, c.id))
    from livraison.bon_collecte x
      join collecte.collecte c
        on c.organisation_id = x.organisation_id and c.id = x.collecte_id
    where x.bon_id = p_bon_id and c.statut <> 'devalidee' and c.groupement_id is not null
      and c.campagne_id is not null and c.produit_id is not null
      and not exists (select from commande.annulation n
                      where n.organisation_id = c.organisation_id
                        and n.commande_id = c.commande_id)
      and not exists (select from reception.apport a
                      where a.collecte_id = c.id and a.organisation_id = c.organisation_id
                        and a.annule_le is null)
    group by c.campagne_id, c.groupement_id, c.produit_id
    order by min(c.date_operation), c.campagne_id, c.groupement_id, c.produit_id
    limit 1);
end
$$;
