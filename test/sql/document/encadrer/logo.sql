-- Spec: documents#logo: a document keeps the logo of its date, whatever logos come later. Without a
-- logo it names none; choosing the same logo again makes no new version.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.changer(p_sha256 text, p_jour integer) returns text language sql as $$
  select document.changer_logo(
    p_sha256, case when p_sha256 is not null then '{"type_media": "image/png", "taille_octets": 9,
      "largeur_px": 16, "hauteur_px": 16}'::jsonb end, essai.id('rsci ' || essai.code()),
    essai.t(p_jour))
    #>> '{logo,sha256}'
$$;
create function pg_temp.cadre(p_jour integer) returns jsonb language sql as $$
  select document.encadrer('recu', essai.id('x'), 'fr', 1, '{}', essai.t(p_jour)) -> 'organisation'
$$;
select is(pg_temp.cadre(1) ? 'logo_sha256', false, 'no logo: nothing is said of one');
select is(pg_temp.changer(repeat('a', 64), 2), repeat('a', 64), 'one from the second day on');
select is(pg_temp.changer(repeat('a', 64), 3), repeat('a', 64), 'the same again');
select pg_temp.changer(repeat('b', 64), 4);
select pg_temp.changer(null, 6);
select results_eq($$
  select pg_temp.cadre(j) ->> 'logo_sha256' from unnest('{1, 2, 3, 4, 5, 6}'::integer[]) as j
$$, $$ values (null), (repeat('a', 64)), (repeat('a', 64)), (repeat('b', 64)), (repeat('b', 64)),
              (null) $$, 'each day its own, none after it was taken away');
select results_eq($$ select l.version, l.sha256 from document.logo l order by 1 $$,
  $$ values (1, repeat('a', 64)), (2, repeat('b', 64)), (3, null) $$, 'three versions');
select is((select count(*) from journal.evenement e where e.action = 'document.changer_logo'),
  3::bigint, 'each is told in the journal');

select * from finish();
rollback;
