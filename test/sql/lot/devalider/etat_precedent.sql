-- Spec: lots#devalidation: a devalidation goes back by one state and keeps the number, while the
-- lot still has all its matter.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.devalider(p_nom text) returns text language plpgsql as $$
begin
  perform lot.devalider(essai.id('lot ' || p_nom), 'essai', essai.id('rsci ESSAI'), essai.t(2));
  return (select l.statut from lot.lot l where l.id = essai.id('lot ' || p_nom));
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select essai.lot_d_etape('a');
select is(pg_temp.devalider('a'), 'transition_refusee', 'what was never validated');
create temp table numeros on commit drop as
select lot.entrer_en_stock(essai.id('lot a'), essai.id('rsci ESSAI'), essai.t(1)) as numero;
select is(pg_temp.devalider('a'), 'en_attente', 'back to where it was');
select is(lot.entrer_en_stock(essai.id('lot a'), essai.id('rsci ESSAI'), essai.t(3)),
  (select numero from numeros), 'the same number');
select lot.mettre_en_quarantaine(essai.id('lot a'), 'essai', null, essai.id('rsci ESSAI'),
  essai.t(3));
select is(pg_temp.devalider('a'), 'transition_refusee', 'quarantine is left by its release alone');
select lot.liberer(essai.id('lot a'), 'essai', essai.id('rsci ESSAI'), essai.t(3));
select is(pg_temp.devalider('a'), 'en_attente', 'released, the state before its validation');
select lot.entrer_en_stock(essai.id('lot a'), essai.id('rsci ESSAI'), essai.t(4));
select is(essai.sortir('a', 1), 'sorti', 'a gram is taken');
select is(pg_temp.devalider('a'), 'matiere_deja_utilisee', 'refused');
select is((select t.acte from lot.transition t where t.lot_id = essai.id('lot a')
    order by t.rang desc limit 1), 'valider', 'and nothing was written');
select is(pg_temp.devalider('?'), 'lot_inconnu', 'no such lot');

select * from finish();
rollback;
