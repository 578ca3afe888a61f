-- Spec: paiements#avant: records validated before the service counted money have no lines, whatever
-- happens to them, until a person opens them; later ones have lines.
begin;
set local role metier;
select plan(8);
select essai.preparer_paiements();
reset role;
create function pg_temp.depuis(p_depuis timestamptz) returns void language sql as $$
  insert into paiement.ouverture values (core.organisation_id(), p_depuis)
$$;
select from pg_temp.depuis(essai.t(2));
set local role metier;
create function pg_temp.rendre(p_jour integer) returns void language sql as $$
  select lot.sortir((essai.recue('r')).lot_id, jsonb_build_object('genre', 'retour',
    'quantite_g', 10000, 'raison', 'abîmé', 'producteur_id', essai.id('Kossi')),
    essai.id('magasinier ESSAI'), essai.t(p_jour))
$$;
create function pg_temp.prix(p_nom text) returns text language sql as $$
  select essai.refus(format(
    'select paiement.fixer_prix(%L, 1, ''XOF'', ''vu'', essai.id(''admin ESSAI''), essai.t(3))',
    (essai.recue(p_nom)).id))
$$;
select from essai.collecter('c2');
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.recevoir('s', '{c2}', essai.au_prix());
select is(pg_temp.prix('r'), '409 prix_sans_objet', 'it is not validated');
select from essai.traiter_reception('r', 'valider');
select is_empty($$ select essai.creances() $$, 'validated the day before');
select from pg_temp.rendre(3);
select is_empty($$ select essai.creances() $$, 'what goes back writes nothing');
select is(pg_temp.prix('r'), 'accepté', 'a person opens it');
select results_eq($$ select essai.creances(true) $$, $$ values ('livraison 90000 27000 XOF') $$,
  'at the price of its contract');
select is(pg_temp.prix('r'), '409 prix_sans_objet', 'once');
select from pg_temp.rendre(4);
select results_eq($$ select essai.creances() $$, $$ values ('livraison 80000 24000 XOF') $$,
  'what happens to it follows');
select from essai.traiter_reception('s', 'valider', p_jour => 2);
select results_eq($$ select essai.creances() $$, $$ values ('livraison 180000 54000 XOF') $$,
  'validated since');

select * from finish();
rollback;
