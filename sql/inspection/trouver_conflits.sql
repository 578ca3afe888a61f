-- Returns the reasons why an inspector is not independent of a producer at a date: a declared
-- interest, or a collection from the producer that the inspector recorded up to that date, in a
-- campaign open then.
-- Spec: types-de-commandes#inspection-enregistrer.
-- Chosen: EU 2021/715, the inspector is independent; docs/decisions/0013-operations.md.
-- Motifs: conflit_interets.
create or replace function inspection.trouver_conflits(
  p_inspecteur_id uuid, p_producteur_id uuid, p_le timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(array_agg(('conflit_interets', null, null,
      jsonb_build_object('raison', c.raison, 'producteur_id', p_producteur_id))::commande.constat
      order by c.raison), '{}')
    from (
      select i.nature as raison from inspection.interet i
      where i.utilisateur_id = p_inspecteur_id and i.producteur_id = p_producteur_id
        and i.periode @> p_le
      union
      select 'a_collecte' from collecte.collecte k
        join campagne.campagne g on g.organisation_id = k.organisation_id and g.id = k.campagne_id
      where k.utilisateur_id = p_inspecteur_id and k.producteur_id = p_producteur_id
        and g.active_pendant @> p_le and k.date_operation <= p_le
        and not exists (select from commande.annulation a where a.commande_id = k.commande_id)
    ) as c);
end
$$;
