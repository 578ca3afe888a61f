-- Spec: lots#rejet: a lot made by a step can not be cancelled alone; it can be rejected, and
-- archived once it is empty, like any other.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.agir(p_nom text, p_acte text) returns text language plpgsql as $$
begin
  perform lot.agir(essai.id('lot ' || p_nom), p_acte, 'essai', essai.id('rsci ESSAI'), essai.t(1));
  return (select l.statut from lot.lot l where l.id = essai.id('lot ' || p_nom));
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select essai.lot_d_etape('a');
select essai.lot_d_etape('b');
select is(pg_temp.agir('a', 'annuler'), 'lot_issu_d_une_etape', 'not alone');
select is(pg_temp.agir('a', 'archiver'), 'transition_refusee', 'what waits is not put away');
select is(pg_temp.agir('a', 'valider'), 'validé', 'validated');
select is(pg_temp.agir('a', 'annuler'), 'lot_issu_d_une_etape', 'nor once validated');
select is(pg_temp.agir('a', 'rejeter'), 'transition_refusee', 'what is validated is not rejected');
select is(pg_temp.agir('a', 'archiver'), 'lot_non_vide', 'it holds matter');
select essai.sortir('a', 1000);
select is(pg_temp.agir('a', 'archiver'), 'archivé', 'empty, it is');
select is(pg_temp.agir('b', 'rejeter'), 'rejeté', 'what waits is rejected');
select from essai.lot_repris('r');
select is(pg_temp.agir('r', 'annuler'), 'lot_repris', 'nor is what an import brought in');
select is(pg_temp.agir('?', 'valider'), 'lot_inconnu', 'no such lot');

select * from finish();
rollback;
