-- Spec: eudr#lien: the secret of a link opens a statement until the link expires or is ended, or
-- the statement hands over nothing any more; each time is counted and journalled.
begin;
set local role metier;
select plan(14);
select essai.preparer();
select from essai.lot('a', 1000, 'validé');
select from produit.classer(essai.produit('ANANAS'), '{"code_nc": "0901"}', essai.t());
select set_config('essai.dds', eudr.creer(jsonb_build_object(
  'lignes', jsonb_build_array(jsonb_build_object(
    'lot_id', essai.id('lot a'), 'quantite_g', 500)),
  'amont', '[{"identifiant_declaration": "D-1"}]'::jsonb, 'pays', 'BJ'),
  essai.id('admin ESSAI'), essai.t(1)) ->> 'id', true);
create function pg_temp.dds() returns uuid language sql as $$
  select current_setting('essai.dds')::uuid
$$;
create function pg_temp.lier(p_jours integer, p_jour integer) returns text language plpgsql as $$
declare
  v_chemin text := eudr.lier(pg_temp.dds(), p_jours, 'Demandé', '{producteur}',
                             essai.id('admin ESSAI'), essai.t(p_jour)) ->> 'chemin';
begin
  perform set_config('essai.secret', right(v_chemin, 64), true);
  return v_chemin;
end
$$;
create function pg_temp.prise(p_jour numeric) returns boolean language sql as $$
  select eudr.remettre_par_lien(
    encode(sha256(convert_to(current_setting('essai.secret'), 'UTF8')), 'hex'),
    essai.t(0) + p_jour * interval '1 day') is not null
$$;
select throws_ok('select pg_temp.lier(1, 1)', 'TR409', 'transition_refusee', 'no draft');
select is(eudr.deposer(pg_temp.dds(), 'Saisie', essai.id('admin ESSAI'), essai.t(1)) ->> 'statut',
  'deposee', 'filed');
select matches(pg_temp.lier(null, 1), '^/remise/[0-9a-f]{96}$', 'a path');
select is(pg_temp.prise(7.999), true, 'for seven days');
select is(pg_temp.prise(8), false, 'not at the instant of its end');
select is(pg_temp.lier(30, 1) is not null, true, 'another one');
select is(pg_temp.prise(8), true, 'for thirty days');
select is((select string_agg(l.prises::text, ' ' order by l.expire_le) from eudr.lien l), '1 1',
  'each time is counted');
select is((select count(*) from journal.evenement e where e.action = 'eudr.prendre'), 2::bigint,
  'and journalled');
select is(eudr.remettre_par_lien(repeat('0', 64), essai.t(1)), null, 'no other secret');
select is(eudr.delier(pg_temp.dds(), 'Erreur', essai.id('admin ESSAI'), essai.t(2))
    #>> '{liens,0,retire_le}' is not null, true, 'ended');
select is(pg_temp.prise(2), false, 'an ended one hands over nothing');
select throws_ok(format('select eudr.delier(%L, %L, %L, %L)', pg_temp.dds(), 'Encore',
    essai.id('admin ESSAI'), essai.t(2)), 'TR409', 'lien_absent', 'there is none to end');
select eudr.rejeter(pg_temp.dds(), 'Refusée', essai.id('admin ESSAI'), essai.t(3))
  from pg_temp.lier(30, 2);
select is(pg_temp.prise(3), false, 'nor does a rejected statement');

select * from finish();
rollback;
