-- Inserts the persons behind the accounts; the provider already has their identities. The first
-- organization that names an identity manages it; the others attach it. $1 the instant of creation.
with personne as (
  insert into personne.personne (identifiant, geree_par, nom_affiche, inscrite_le, creation)
  select u.identifiant, u.organisation_id, u.nom_affiche, $1::timestamptz, 'faite'
  from utilisateur.utilisateur u
  on conflict (identifiant) do nothing
  returning identifiant
)
insert into personne.rattachement
  (organisation_id, utilisateur_id, identifiant, organisation_code, organisation_nom, etat,
   demande_le, accepte_le, fournisseur)
select u.organisation_id, u.id, u.identifiant, o.code, o.nom,
       case when p.identifiant is null then 'accepte' else 'propre' end, $1::timestamptz,
       case when p.identifiant is null then $1::timestamptz end, 'a_jour'
from utilisateur.utilisateur u
  join organisation.organisation o on o.id = u.organisation_id
  left join personne p on p.identifiant = u.identifiant
