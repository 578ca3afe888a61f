-- Spec: identites-et-droits#piece-identite: a corrected command shows only the existence of its
-- producer's document.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.faire('producteur.enregistrer', 'Afi',
  '{"piece_identite": {"type": "cni", "numero": "SECRET-1", "pays": "BJ"}}');
select essai.faire('producteur.enregistrer', 'Bio',
  '{"piece_identite": {"type": "cni", "numero": "SECRET-1", "pays": "BJ"}}');
insert into commande.correction (organisation_id, commande_id, version, version_schema, payload,
  empreinte, controle_id, auteur_id, le)
select c.organisation_id, c.commande_id, 1, 1,
       '{"nom": "Bio", "piece_identite": {"type": "cni", "numero": "SECRET-2", "pays": "BJ"}}',
       repeat('0', 64), c.id, essai.id('admin ESSAI'), essai.t()
from controle.controle c where c.commande_id = essai.id('commande Bio');
create function pg_temp.fiche() returns jsonb language sql as $$
  select fiche.de_controle(
    c.id, (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session, essai.t())
  from controle.controle c
  where c.commande_id = essai.id('commande Bio')
$$;

select is(pg_temp.fiche() #> '{corrections,0,payload}', '{"nom": "Bio", "piece_identite": true}',
  'the correction');
select unalike(pg_temp.fiche()::text, '%SECRET%', 'nothing else of the page does');

select * from finish();
rollback;
