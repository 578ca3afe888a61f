-- Writes due lines, each with its remainder, and posts each amount to the beneficiary's account
-- from the account for this kind of debt.
-- Spec: paiements#livre. Locks: the accounts that it opens, by kind and object.
create or replace function paiement.inscrire(
  p_dues paiement.ligne[], p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_dues = '{}' then
    return;
  end if;
  with demande as materialized (
    select gen_random_uuid() as id, d.montant <> 0 as postee,
           case when d.montant <> 0 then gen_random_uuid() end as mouvement_id,
           case when d.producteur_id is null then 'fournisseur' else 'producteur' end as titulaire,
           coalesce(d.producteur_id, d.fournisseur_id) as titulaire_id, d.genre, d.reception_id,
           d.collecte_id, d.remise_id, d.paiement_id, d.producteur_id, d.fournisseur_id,
           d.campagne_id, d.masse_g, d.prix_kg, d.devise, d.montant, d.contrepartie,
           d.date_operation, d.contrat_id, d.complement_id
    from unnest(p_dues) as d
  ),
  compte as materialized (
    select c.genre, c.objet_id, paiement.compte_de(c.genre, c.objet_id) as id
    from (select d.titulaire as genre, d.titulaire_id as objet_id from demande d where d.postee
          union
          select d.contrepartie, null from demande d where d.postee
          order by genre, objet_id) as c
  ),
  mouvement as (
    insert into paiement.mouvement
      (organisation_id, id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
    select core.organisation_id(), d.mouvement_id, 'du', 'creance', d.id, d.date_operation, p_le,
           p_auteur_id
    from demande d where d.postee
  ),
  ecriture as (
    insert into paiement.ecriture
      (organisation_id, mouvement_id, rang, compte_id, devise, montant)
    select core.organisation_id(), d.mouvement_id, 1, k.id, d.devise, d.montant
    from demande d join compte k on k.genre = d.titulaire and k.objet_id = d.titulaire_id
    where d.postee
    union all
    select core.organisation_id(), d.mouvement_id, 2, k.id, d.devise, -d.montant
    from demande d join compte k on k.genre = d.contrepartie
    where d.postee
  ),
  creance as (
    insert into paiement.creance
      (organisation_id, id, genre, reception_id, collecte_id, remise_id, paiement_id,
       producteur_id, fournisseur_id, campagne_id, contrat_id, masse_g, prix_kg, devise, montant,
       mouvement_id, date_operation, ecrite_le, auteur_id, complement_id)
    select core.organisation_id(), d.id, d.genre, d.reception_id, d.collecte_id, d.remise_id,
           d.paiement_id, d.producteur_id, d.fournisseur_id, d.campagne_id, d.contrat_id, d.masse_g,
           d.prix_kg, d.devise, d.montant, d.mouvement_id, d.date_operation, p_le, p_auteur_id,
           d.complement_id
    from demande d
  )
  insert into paiement.reste (organisation_id, creance_id, montant, reste)
  select core.organisation_id(), d.id, d.montant, d.montant from demande d where d.postee;
end
$$;
