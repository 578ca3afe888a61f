-- Spec: rapports#fonctions: controls open before and newly opened, less the decided ones, are those
-- open at the end, and their ages sum to this number.
begin;
create role essai_dba login in role rapports;
set local role metier;
select plan(5);
select essai.preparer_operations();
select rapports.rattacher('essai_dba', true, essai.t());
select essai.faire('non_conformite.constater', 'support');
insert into controle.controle (organisation_id, commande_id, motif, auteur_id, statut, ouvert_le,
  leve_le, leve_par, decision, raison)
select core.organisation_id(), essai.id('commande support'), 'droit_manquant',
       essai.id('agent ESSAI'), case when d.fin is null then 'ouvert' else 'leve' end,
       essai.t(d.debut), essai.t(d.fin),
       case when d.fin is not null then essai.id('rsci ESSAI') end,
       case when d.fin is not null then 'confirmation' end,
       case when d.fin is not null then 'vu' end
from (values (0, 10), (0, 40), (10, null), (39, null), (40, null), (2, 3), (35, null))
  as d (debut, fin);
reset role;
set local session authorization essai_dba;

select results_eq($$
  select c.ouverts_avant, c.ouverts, c.leves, c.restants
  from rapports.controle_motif_entre(essai.t(10), essai.t(40)) as c
$$, $$ values (2::bigint, 3::bigint, 1::bigint, 4::bigint) $$,
  'one decided with the beginning is decided in it, one with the end is left');
select results_eq($$
  select c.restants_1_j, c.restants_7_j, c.restants_30_j, c.restants_anciens
  from rapports.controle_motif_entre(essai.t(10), essai.t(40)) as c
$$, $$ values (0::bigint, 2::bigint, 0::bigint, 2::bigint) $$,
  'an age that is reached counts in the next one');
select is((select c.plus_ancien_le
           from rapports.controle_motif_entre(essai.t(10), essai.t(40)) as c), essai.t(),
  'and since when');
select set_config('sillon.au', essai.t(41)::text, true);
select is((select c.restants from rapports.controle_motif c), 4::bigint,
  'a view is about the end of its period');
select is_empty($$
  select from rapports.controle_motif_entre('-infinity', 'infinity') as c
  where c.ouverts_avant + c.ouverts - c.leves <> c.restants
    or c.restants_1_j + c.restants_7_j + c.restants_30_j + c.restants_anciens <> c.restants
$$, 'of all of the time too');

select * from finish();
rollback;
