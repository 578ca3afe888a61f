-- Spec: rapports#fonctions: a view returns the rows of its function for the session's period, and a
-- period includes its beginning and excludes its end.
begin;
create role essai_dba login in role rapports;
set local role metier;
select plan(16);
select essai.preparer();
select essai.entrer('ESSAI', 'rsci');
select rapports.rattacher('essai_dba', true, essai.t());
select essai.saison();
select from paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'),
  'moyen', 'especes', 'reference', 'C-1', 'avance', '{"montant": 5, "devise": "XOF"}'::jsonb),
  essai.id('rsci ESSAI'),
  essai.t(3));
reset role;
set local session authorization essai_dba;
select set_config('sillon.du', essai.t(2)::text, true),
       set_config('sillon.au', essai.t(6)::text, true);

select results_eq(format('select to_jsonb(v) from rapports.%I as v order by 1', f.vue),
  format('select to_jsonb(v) from rapports.%s as v order by 1', f.fonction), f.fonction)
from (values ('bilan_matiere', 'bilan_matiere_entre(essai.t(2), essai.t(6))'),
             ('collectes_producteur', 'collectes_producteur_entre(essai.t(2), essai.t(6))'),
             ('paiement', 'paiement_entre(essai.t(2), essai.t(6))'),
             ('stock', 'stock_a(essai.t(6))'),
             ('parcelle', 'parcelle_a(essai.t(6))'),
             ('registre_membre', 'registre_membre_a(essai.t(6))'),
             ('inspection_due', 'inspection_due_a(essai.t(6))'),
             ('non_conformite', 'non_conformite_a(essai.t(6))'),
             ('lot_situation', 'lot_situation_entre(''-infinity'', ''infinity'')'))
  as f (vue, fonction);
select set_config('sillon.du', '', true), set_config('sillon.au', '', true);
select is((select sum(b.ouverture_g) from rapports.bilan_matiere b), 0::numeric,
  'without settings a view has all of the time');
select is((select sum(b.ouverture_g)
           from rapports.bilan_matiere_entre(essai.t(2), essai.t(6)) as b), 160000::numeric,
  'and a function the time that it is asked for');
select is((select count(*) from rapports.paiement_entre(essai.t(3), essai.t(4))), 1::bigint,
  'the beginning is in the period');
select is((select count(*) from rapports.paiement_entre(essai.t(2), essai.t(3))), 0::bigint,
  'the end is not');
select is((select count(*) from rapports.lot_situation_entre(essai.t(5), essai.t(6)) as s
           where s.lot_id = essai.id('lot B') and s.categorie = 'conversion'), 1::bigint,
  'what begins with the period held in it');
select is((select count(*) from rapports.lot_situation_entre(essai.t(4), essai.t(5)) as s
           where s.lot_id = essai.id('lot B') and s.categorie = 'conversion'), 0::bigint,
  'what begins with its end did not');
select is((select count(*) from rapports.lot_situation_entre(essai.t(5), essai.t(6)) as s
           where s.lot_id = essai.id('lot B') and s.categorie = 'bio'), 0::bigint,
  'nor did what ended with its beginning');

select * from finish();
rollback;
