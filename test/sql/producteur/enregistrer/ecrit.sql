-- Spec: types-de-commandes#producteur-enregistrer: member, group, document and files are stored as
-- received.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create temp table r as select essai.faire('producteur.enregistrer', 'Afi') as j;

select is(essai.motifs(j), null, 'nothing to say about it') from r;
select is(j -> 'entites', jsonb_build_object('producteur', essai.id('Afi')), 'the result names it')
from r;
select results_eq(
  $$ select p.groupement_declare, p.groupement_id, p.nom, p.prenoms, p.sexe, p.date_naissance,
    p.telephone, p.localite, p.version, p.cree_le, p.commande_id
     from producteur.producteur p where p.id = essai.id('Afi') $$,
  $$ values (essai.id('groupement ESSAI'), essai.id('groupement ESSAI'), 'Afi', 'Ama', 'F',
      '1980-02-29'::date, '+22990000001', 'Glazoué', 1,
             essai.t(0, '07:00'), essai.id('commande Afi')) $$,
  'as declared, in version 1, registered at the operation date');
select results_eq(
  'select i.producteur_id, i.type, i.numero, i.pays from producteur.piece_identite i',
  $$ values (essai.id('Afi'), 'cni', 'N' || md5('Afi'), 'BJ') $$,
  'the identity document stands in its own table');
select results_eq(
  'select h.champ, h.version, h.auteur_id, h.date_operation from producteur.champ h order by 1',
  $$ select c, 1, essai.id('agent ESSAI'), essai.t(0, '07:00')
     from unnest('{date_naissance,groupement_id,localite,nom,prenoms,sexe,telephone}'::text[]) as c
       $$,
  'the fields of version 1 have their author; the document is none of them');
select is(
  essai.motifs(essai.faire('producteur.enregistrer', 'Bio',
      '{"sexe": null, "date_naissance": null, "telephone": null, "localite": null}')), null,
  'sex, birth, telephone and place may be missing');

select * from finish();
rollback;
