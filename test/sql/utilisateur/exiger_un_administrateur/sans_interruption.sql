-- Spec: identites-et-droits#dernier-administrateur: at every instant from the date on, an active
-- account holds `users.manage`.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.juger(p_le timestamptz default essai.t()) returns text
language plpgsql as $$
declare
  v_detail text;
begin
  perform utilisateur.exiger_un_administrateur(p_le);
  return 'admis';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return sqlerrm || ' ' || (v_detail::jsonb ->> 'depuis');
end
$$;
create function pg_temp.tenir(p_compte text, p_periode tstzrange) returns void language sql as $$
  update utilisateur.attribution set periode = p_periode
  where utilisateur_id = essai.id(p_compte || ' ESSAI')
    and ensemble_id = (select e.id from utilisateur.ensemble e
      where e.code = 'administrateur_client')
$$;

select is(pg_temp.juger(), 'admis', 'one holder without an end');
select pg_temp.tenir('admin', tstzrange(essai.t(-400), essai.t(10)));
select is(pg_temp.juger(), 'dernier_administrateur 2026-06-11T08:00:00Z',
  'a holder whose assignment ends: from that end on');
select is(pg_temp.juger(essai.t(20)), 'dernier_administrateur 2026-06-21T08:00:00Z',
  'one whose assignment has ended: from the date on');
select from utilisateur.attribuer(essai.id('rsci ESSAI'), 'administrateur_client',
  tstzrange(essai.t(12), null), null);
select is(pg_temp.juger(), 'dernier_administrateur 2026-06-11T08:00:00Z',
  'a second one who begins two days later leaves a gap');
select is(pg_temp.juger(essai.t(12)), 'admis', 'that is no concern once it is over');
select pg_temp.tenir('rsci', tstzrange(essai.t(10), null));
select is(pg_temp.juger(), 'admis', 'one who begins at the end of the other follows without a gap');
update utilisateur.utilisateur
set actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(30)))
where id = essai.id('rsci ESSAI');
select is(pg_temp.juger(), 'dernier_administrateur 2026-07-01T08:00:00Z',
  'an account that is not active holds nothing');
select pg_temp.tenir('admin', tstzrange(essai.t(-400), null));
update utilisateur.ensemble_permission
set incluse_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t()))
where permission = 'users.manage';
select is(pg_temp.juger(), 'dernier_administrateur 2026-06-01T08:00:00Z',
  'a set from which the permission was taken gives it no more');
update utilisateur.ensemble_permission
set incluse_pendant = tstzmultirange(tstzrange(essai.t(-400), null))
where permission = 'users.manage';
select is(pg_temp.juger(), 'admis', 'given back');
select pg_temp.tenir('admin', tstzrange(essai.t(-400), essai.t(-1)));
select is(pg_temp.juger(), 'dernier_administrateur 2026-06-01T08:00:00Z',
  'the neighbour''s administrator counts for nothing here');
select essai.entrer('VOISIN');
select is(pg_temp.juger(), 'admis', 'nor does this organization''s trouble count there');

select * from finish();
rollback;
