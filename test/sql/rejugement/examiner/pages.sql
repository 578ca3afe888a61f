-- Spec: service#donnees-en-place: kind by kind and page by page, each record is listed once.
begin;
set local role metier;
select plan(8);
select essai.preparer();
select essai.collecter('c' || n) from generate_series(1, 5) as n;

create function pg_temp.page(p_apres uuid, p_nombre integer) returns text language sql as $$
  select concat_ws(' ', x.examines,
    x.dernier = (select c.id from collecte.collecte c order by c.id desc limit 1),
    jsonb_array_length(x.ecarts))
  from rejugement.examiner('collecte', p_apres, p_nombre) as x
$$;
create function pg_temp.tous() returns text language sql as $$
  select string_agg(g.genre, ' ' order by g.rang) from rejugement.genre g
    cross join lateral rejugement.examiner(g.genre, null, 10) as x where x.ecarts = '[]'
$$;
select is(pg_temp.page(null, 10), '5 t 0', 'fewer than asked for: the last');
select is(pg_temp.page(null, 3), '3 f 0', 'a page');
select is(pg_temp.page((select x.dernier from rejugement.examiner('collecte', null, 3) as x), 3),
  '2 t 0', 'and the next');
select is(pg_temp.page((select x.dernier from rejugement.examiner('collecte', null, 5) as x), 3),
  '0 0', 'nothing comes of nothing');
select is(pg_temp.tous(),
  'commande collecte parcelle capacite reception lot lot_ecarte etape vente expedition document '
  'redressement controle code_producteur code_contrat code_vente code_certificat code_echantillon '
  'modification collecte_signalee collecte_etat',
  'what today''s rules judged, they judge alike');
insert into capacite.consommation (organisation_id, collecte_id, campagne_id, producteur_id,
  matiere_code, etat_code, quantite_g, le)
select core.organisation_id(), essai.id('c' || n), essai.id('campagne ESSAI'), essai.id('Kossi'),
  'ANANAS', 'AB', 7, essai.t() from generate_series(1, 3) as n;
select is(pg_temp.page(null, 10), '5 t 3', 'those that differ');
select is((select count(distinct e ->> 'reference')
    from rejugement.examiner('collecte', null, 10) as x
    cross join jsonb_array_elements(x.ecarts) as e), 3::bigint, 'by what they are called');
select throws_ok($$ select from rejugement.examiner('inconnu', null, 1) $$, 'P0002', null,
  'a kind that is not there');

select * from finish();
rollback;
