-- Returns the modifications of the given producers by phones that were applied although today they
-- would be concurrent, as long as the register has what they wrote: the written values, and those
-- that they overwrote. An older version applied one with a `version_base` that did not exist, one
-- that was older than the same author's on another phone, and dated an older change of group as the
-- one before it. The number of an identity document that was overwritten is not known.
-- Spec: service#donnees-en-place, types-de-commandes#producteur-modifier.
-- Chosen: docs/decisions/0050-rejuger.md. A person decided if a control about the field was opened,
--         or if the field has changed since.
create or replace function producteur.modifications_jugees_autrement(p_ids uuid[])
returns setof rejugement.ecart
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with ecrit as materialized (
    select p.id, coalesce(p.reference, p.id::text) as reference, c.id as commande_id, h.version,
           jsonb_object_agg(h.champ, h.valeur) as valeurs
    from producteur.producteur p
      join producteur.champ h on h.producteur_id = p.id
      join commande.commande c on c.organisation_id = h.organisation_id and c.id = h.commande_id
        and c.utilisateur_id = h.auteur_id and c.type = 'producteur.modifier'
    where p.id = any (p_ids) and p.fusionne_dans is null
      and not exists (select from commande.annulation a where a.commande_id = c.id)
      and not exists (
        select from controle.controle k
        where k.commande_id = c.id and k.motif = 'modification_concurrente'
          and k.details -> 'champs' ? h.champ)
      and not exists (
        select from producteur.champ s
        where s.producteur_id = p.id and s.champ = h.champ and s.version > h.version
          and not exists (select from commande.annulation a where a.commande_id = s.commande_id))
    group by p.id, p.reference, c.id, h.version
  ),
  conflit as (
    select e.id, e.reference, e.commande_id, e.version, k.key as champ, k.value as conflit,
           k.key = 'groupement_id' as est_groupement
    from ecrit e
      cross join lateral (
        select jsonb_object_agg(v.key, a.valeur) as serveur, jsonb_object_agg(v.key, v.value)
                 as propose
        from jsonb_each(e.valeurs) as v
          cross join lateral (
            select h.valeur from producteur.champ h
            where h.producteur_id = e.id and h.champ = v.key and h.version < e.version
            order by h.version desc limit 1) as a
        where v.value <> a.valeur or v.key = 'piece_identite') as s
      cross join lateral (select saisie.relire(e.commande_id) as lu) as r
      cross join lateral jsonb_each(producteur.trouver_conflits(
        r.lu, e.id, (r.lu).utilisateur_id, s.propose, s.serveur, e.commande_id, e.version)) as k
    where s.propose is not null
  )
  select c.id, c.reference,
         jsonb_object_agg(c.champ, c.conflit -> 'propose'),
         jsonb_object_agg(c.champ, case when c.champ = 'piece_identite' then 'null'
                                     else c.conflit -> 'serveur' end),
         case when c.est_groupement then 'POST /v1/producteurs/' || c.id || '/groupement'
           else 'PATCH /v1/producteurs/' || c.id end,
         jsonb_build_object('commande_id', c.commande_id, 'version', c.version, 'ecrasees',
           jsonb_object_agg(c.champ, c.conflit - '{serveur,propose}'::text[]))
         || coalesce((
           select jsonb_build_object('date_operation', core.horodatage((s.lu).date_operation),
                                     'le', core.horodatage(r.le))
           from producteur.rattachement r
             cross join lateral (select saisie.relire(c.commande_id) as lu) as s
           where r.producteur_id = c.id and r.commande_id = c.commande_id
             and c.est_groupement
           order by r.rang limit 1), '{}')
  from conflit c
  group by c.id, c.reference, c.commande_id, c.version, c.est_groupement;
end
$$;
