-- Spec: lots#ecart-du-bio: a step that took matter excluded by today's rule is listed with the lot.
begin;
set local role metier;
select plan(4);
select essai.preparer();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.avant, e.apres -> 'refus',
      jsonb_array_length(e.apres -> 'lots'), e.details #>> '{bloquants,0,collecte_id}'), ', ')
  from etape.jugees_autrement(array(select x.id from etape.etape x)) as e
$$;
select essai.lot('a', 1000, 'validé'), essai.collecter('tenue');
insert into matiere.filiation (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre,
  vers_id, quantite_g)
select f.organisation_id, f.mouvement_id, 99, 'collecte', essai.id('tenue'), 'lot', f.vers_id,
  1 from matiere.filiation f where f.vers_id = essai.id('lot a');
select essai.etape('bio', '{"a": 1000}', jsonb_build_array(essai.sortie(1000)));
select is(essai.proceder('bio'), 'validée', 'a step that used up organic goods');
select is(pg_temp.jugees(), null, 'is judged alike');
insert into controle.controle (organisation_id, commande_id, motif, entite, entite_id, auteur_id,
  ouvert_le)
values (core.organisation_id(), essai.id('commande tenue'), 'capacite_depassee', 'collecte',
  essai.id('tenue'), essai.id('agent ESSAI'), essai.t());
select is(pg_temp.jugees(), '{"statut": "validée"} ["etape_bloquee"] 1 ' || essai.id('tenue'),
  'but for a control that is open today');
update controle.controle set statut = 'leve', leve_le = essai.t(5),
  leve_par = essai.id('rsci ESSAI'), decision = 'confirmation', raison = 'x';
select is(pg_temp.jugees(), null, 'and only as long as it is');

select * from finish();
rollback;
