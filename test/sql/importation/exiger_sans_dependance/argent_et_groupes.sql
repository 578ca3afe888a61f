-- Spec: imports#annulation: an advance, a payment and a change of group are dependents of a
-- producer; a record that stores a group without a key is a dependent of the group.
begin;
set local role metier;
select plan(9);
select essai.preparer_paiements();
create function pg_temp.sur(p_genre text, p_nom text) returns text language sql as $$
  select coalesce(string_agg(distinct d.entite, ',' order by d.entite), 'rien')
  from importation.dependances(p_genre, array[essai.id(p_nom)]) as d
$$;
select essai.producteur('Afi');
insert into organisation.groupement (organisation_id, id, code, nom)
select core.organisation_id(), essai.id(c), c, c from unnest('{G2,G3,G4}'::text[]) as c;
select is(pg_temp.sur('producteurs', 'nobody'), 'rien', 'nothing stands on nobody');
select is(paiement.creer(jsonb_build_object('producteur_id', essai.id('Afi'), 'moyen',
    'mobile_money', 'reference', 'A1', 'avance', '{"montant": 5000, "devise": "XOF"}'::jsonb),
  essai.id('caissier ESSAI'), essai.t()) ->> 'genre', 'avance', 'an advance');
select ok(pg_temp.sur('producteurs', 'Afi') ~ 'creance.*paiement', 'the money stands on them');
select ok(pg_temp.sur('producteurs', 'Kossi') !~ 'creance|paiement|rattachement', 'not on others');
select is(essai.agir('producteur.changer_groupement', essai.id('Kossi'), jsonb_build_object(
    'groupement_id', essai.id('G2'), 'le', essai.t(-2))), 'fait', 'a change of group');
select ok(pg_temp.sur('producteurs', 'Kossi') ~ 'rattachement', 'stands on the producer');
select is(pg_temp.sur('groupements', 'G3'), 'rien', 'nothing stands on a new group');
insert into producteur.rattachement
  (organisation_id, producteur_id, groupement_id, le, raison, auteur_id, enregistre_le)
values (core.organisation_id(), essai.id('Kossi'), essai.id('G3'), essai.t(), 'x',
  essai.id('admin ESSAI'), essai.t());
select is(pg_temp.sur('groupements', 'G3'), 'producteur', 'a move of a member does');
update capacite.solde s set groupement_id = essai.id('G4');
select is(pg_temp.sur('groupements', 'G4'), 'producteur', 'a balance does');

select * from finish();
rollback;
