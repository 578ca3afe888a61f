-- Spec: registres#declassement: a finding that the pack downgrades by opens a control; the decision
-- revises the plot from the day of the finding and raises nothing.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

create function pg_temp.etats(p_parcelle text, p_le timestamptz) returns text language sql as $$
  select concat_ws(' ', conformite.etat_parcelle(essai.id(p_parcelle), 'AB', p_le),
    conformite.etat_parcelle(essai.id(p_parcelle), 'NOP', p_le))
$$;
select essai.statut('parcelle Kossi', 'NOP', essai.t(-200), 'NOP');
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('basse'), essai.id('Kossi'), essai.id('Kossi'), 'basse', 1,
  essai.t(-100));
select essai.statut('basse', 'HS', essai.t(-200));

select is(essai.motifs(essai.faire('non_conformite.constater', 'p',
    '{"constat_code": "pesticide", "gravite": "critique"}')), 'intrant_non_autorise',
  'the finding proposes a downgrade');
select results_eq($$ select c.entite, c.entite_id, c.details -> 'declassement' -> 0 ->> 'etat'
  from controle.controle c $$, $$ values ('non_conformite', essai.id('p'), 'C1') $$,
  'the control is about the finding, and shows what is proposed');
select is(pg_temp.etats('parcelle Kossi', essai.t(5)), 'AB NOP', 'nothing happens by itself');
select is((select n.statut from non_conformite.non_conformite n), 'ouverte', 'it is open');
select is(essai.lever('rsci ESSAI', 'p', 'intrant_non_autorise', 'non_conformite'), 'leve',
  'somebody decides');
select is(array[pg_temp.etats('parcelle Kossi', essai.t(0, '06:59')),
    pg_temp.etats('parcelle Kossi', essai.t(0, '07:00'))], '{AB NOP,C1 TR}',
  'each referential falls to its state from the finding on');
select is(pg_temp.etats('basse', essai.t(5)), 'HS', 'a lower plot of the member stays');
select results_eq($$ select distinct r.origine, r.controle_id, r.raison from conformite.revision r
    where r.controle_id is not null $$,
  $$ select 'controle', c.id, 'vu' from controle.controle c $$, 'with the control and the reason');
select is((select count(*) from non_conformite.non_conformite), 1::bigint,
  'the decision states no second non-conformity');

select * from finish();
rollback;
