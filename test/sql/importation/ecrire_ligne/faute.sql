-- Spec: imports#essai: a row that a rule refuses is a fault of the row, and nothing of it is
-- written.
begin;
set local role metier;
select plan(6);
select essai.preparer();
create function pg_temp.ecrire(p_genre text, p_demande jsonb, p_renvois jsonb default '{}')
returns text language sql as $$
  select coalesce((select string_agg(f ->> 'code', ',') from jsonb_array_elements(x.fautes) as f),
    case when x.objet_id is not null then 'écrite' end)
  from importation.ecrire_ligne(p_genre, jsonb_populate_record(null::importation.ligne,
      jsonb_build_object('demande', p_demande, 'renvois', p_renvois)), essai.id('admin ESSAI'),
    essai.t()) as x
$$;
create function pg_temp.clients() returns integer language sql as $$
  select count(*)::integer from client.client
$$;
select is(pg_temp.ecrire('clients', '{"code": "A", "nom": "A", "pays": "FR"}'), 'écrite', 'good');
select is(pg_temp.ecrire('clients', '{"code": "A", "nom": "B", "pays": "FR"}'),
  'client_deja_connu', 'by the code of the office act');
select is(pg_temp.ecrire('clients', '{"code": "B", "pays": "FR"}'), 'parametre_invalide',
  'by what the table holds');
select is(pg_temp.ecrire('clients', '{"code": "C", "nom": "C", "pays": "FR"}',
    '{"x": {"entite": "groupement", "texte": "?", "colonne": "x"}}'), 'reference_inconnue',
  'by what it names');
select is(pg_temp.clients(), 1, 'nothing of them is written');
select is((select count(*)::integer from journal.evenement e where e.action = 'client.creer'), 1,
  'nor said');

select * from finish();
rollback;
