-- Corrects a collection's matter to the present origin, product and mass: one correcting movement
-- reverses the former entries and posts new ones. Entries that cancel each other are left out.
-- Spec: collectes#rejugement.
-- Chosen: history is corrected by entries, never edited.
create or replace function collecte.redresser_matiere(
  p_avant collecte.collecte, p_refs jsonb, p_net_g bigint, p_date_operation timestamptz,
  p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with comptes as (
    select matiere.compte_de('garde', p_avant.utilisateur_id) as garde,
           matiere.compte_origine(p_avant.producteur_id) as origine_avant,
           matiere.compte_origine((p_refs ->> 'producteur_id')::uuid) as origine,
           case when p_avant.statut = 'devalidee' then 0 else p_avant.net_g end as net_avant_g
  ),
  ecritures as (
    select e.compte_id, e.produit_id, sum(e.quantite_g) as quantite_g,
           row_number() over (order by e.compte_id, e.produit_id) as rang
    from comptes k
      cross join lateral (values
        (k.origine_avant, p_avant.produit_id, k.net_avant_g),
        (k.garde, p_avant.produit_id, -k.net_avant_g),
        (k.origine, (p_refs ->> 'produit_id')::uuid, -p_net_g),
        (k.garde, (p_refs ->> 'produit_id')::uuid, p_net_g))
        as e (compte_id, produit_id, quantite_g)
    group by e.compte_id, e.produit_id
    having sum(e.quantite_g) <> 0
  ),
  mouvement as (
    insert into matiere.mouvement
      (organisation_id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
    select p_avant.organisation_id, 'correction', 'collecte', p_avant.id, p_date_operation, p_le,
           current_setting('sillon.utilisateur_id')::uuid
    where exists (select from ecritures)
    returning organisation_id, id
  )
  insert into matiere.ecriture
    (organisation_id, mouvement_id, rang, compte_id, produit_id, quantite_g)
  select m.organisation_id, m.id, e.rang, e.compte_id, e.produit_id, e.quantite_g
  from mouvement m, ecritures e
$$;
