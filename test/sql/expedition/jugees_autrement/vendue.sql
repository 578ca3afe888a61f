-- Spec: service#donnees-en-place: an expedition with a lot that is blocked today, has a lower
-- quality than sold, or is covered by no certificate, is listed with all reasons.
begin;
set local role metier;
select plan(6);
select essai.preparer_ventes();

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.apres - 'lots', jsonb_array_length(e.apres -> 'lots')), ', ')
  from expedition.jugees_autrement(array(select x.id from expedition.expedition x)) as e
$$;
select essai.lot('a', 1000, 'validé'), essai.collecter('tenue');
insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre,
  vers_id, quantite_g)
select f.organisation_id, f.mouvement_id, 99, 'collecte', essai.id('tenue'), 'lot', f.vers_id,
  1 from matiere.filiation f where f.vers_id = essai.id('lot a');
select essai.vendre('V'), essai.charger('x', 'V', '{"a": 1000}');
select is(essai.expedier('x'), 'validée', 'organic goods that left');
select is(pg_temp.jugees(), null, 'are judged alike');
insert into controle.controle (organisation_id, commande_id, motif, entite, entite_id, auteur_id,
  ouvert_le)
values (core.organisation_id(), essai.id('commande tenue'), 'capacite_depassee', 'collecte',
  essai.id('tenue'), essai.id('agent ESSAI'), essai.t());
select is(pg_temp.jugees(), '{"refus": ["controle_ouvert"], "non_couvertes": []} 1',
  'a collection of them crossed the ceiling');
select lot.qualifier(essai.id('lot a'), '{"AB": "C3"}', 'decision', null, essai.id('rsci ESSAI'),
  essai.t(3));
select is(pg_temp.jugees(),
  '{"refus": ["controle_ouvert", "qualite_insuffisante"], "non_couvertes": []} 1',
  'and they are in conversion');
update certificat.certificat set statut = 'retire';
select is(pg_temp.jugees(),
  '{"refus": ["controle_ouvert", "qualite_insuffisante", "certificat_non_valide"], '
  '"non_couvertes": ["1 AB"]} 1', 'and the certificate was withdrawn');
select expedition.devalider(essai.expedition('x'), 'erreur', essai.id('admin ESSAI'), essai.t(4));
select is(pg_temp.jugees(), null, 'taken back, it is judged again by itself');

select * from finish();
rollback;
