-- Spec: registres#declassement: a finding with a downgrade opens no control; a quality officer who
-- did not find it revises the plot from the day of the finding, once, and raises no state.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

create function pg_temp.etats(p_parcelle text, p_le timestamptz) returns text language sql as $$
  select concat_ws(' ', conformite.etat_parcelle(essai.id(p_parcelle), 'AB', p_le),
    conformite.etat_parcelle(essai.id(p_parcelle), 'NOP', p_le))
$$;
create function pg_temp.declasser(p_nom text, p_compte text) returns text language sql as $$
  select essai.issue_de(format('select non_conformite.declasser(%L, %L, %L, %L)',
    essai.id(p_nom), 'vu', essai.id(p_compte), essai.t()))
$$;
select essai.statut('parcelle Kossi', 'NOP', essai.t(-200), 'NOP');
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('basse'), essai.id('Kossi'), essai.id('Kossi'), 'basse', 1,
  essai.t(-100));
select essai.statut('basse', 'HS', essai.t(-200));

select is(essai.motifs(essai.faire('non_conformite.constater', 'p',
    '{"constat_code": "pesticide", "gravite": "critique"}')), null, 'it opens no control');
select essai.faire('non_conformite.constater', 'rien', '{"constat_code": "haie_absente"}');
select essai.faire('non_conformite.constater', 'écartée',
  '{"constat_code": "pesticide", "gravite": "critique"}');
update non_conformite.non_conformite set statut = 'sans_objet' where id = essai.id('écartée');
select is(pg_temp.etats('parcelle Kossi', essai.t(5)), 'AB NOP', 'nothing happens by itself');
select is(pg_temp.declasser('p', 'agent ESSAI'), '403 separation_des_taches',
  'not by who found it');
select is(pg_temp.declasser('p', 'admin ESSAI'), '403 droit_manquant',
  'nor by another than the quality officer');
select is(pg_temp.declasser('rien', 'rsci ESSAI'), '409 transition_refusee',
  'nor where the pack proposes nothing');
select is(pg_temp.declasser('écartée', 'rsci ESSAI'), '409 transition_refusee',
  'nor of what was set aside');
select is(pg_temp.etats('parcelle Kossi', essai.t(5)), 'AB NOP', 'and nothing did');
select is(left(pg_temp.declasser('p', 'rsci ESSAI'), 1), '{', 'the quality officer applies it');
select is(array[pg_temp.etats('parcelle Kossi', essai.t(0, '06:59')),
    pg_temp.etats('parcelle Kossi', essai.t(0, '07:00'))], '{AB NOP,C1 TR}',
  'each referential falls to its state from the finding on');
select is(pg_temp.etats('basse', essai.t(5)), 'HS', 'a lower plot of the member stays');
select results_eq($$ select n.statut, n.declassee_par, n.declassement_raison
    from non_conformite.non_conformite n where n.id = essai.id('p') $$,
  $$ values ('ouverte', essai.id('rsci ESSAI'), 'vu') $$, 'it is open, and says who and why');
select is(pg_temp.declasser('p', 'rsci ESSAI'), '409 transition_refusee', 'and it is applied once');
select is((select count(*) from conformite.revision r where r.raison = 'vu'), 2::bigint,
  'a revision of each referential');

select * from finish();
rollback;
