-- Spec: base#portes: each parameter of a rule gets its value by its name and its type.
begin;
select plan(6);

create function client.essai_de_tout(
  p_client_id uuid, p_requete jsonb, p_raison text, p_nombre bigint, p_codes text[],
  p_auteur_id uuid, p_le timestamptz, p_reste integer default 1) returns json
language sql as $$
  select json_build_array(p_client_id, p_requete ->> 'raison', p_raison, p_nombre, p_codes,
                          p_auteur_id, p_le = now(), p_reste)
$$;
create function client.essai_nomme(p_actif boolean, p_raison text) returns json
language sql as $$ select json_build_array(p_actif, p_raison) $$;
create function client.essai_fiche(p_id uuid) returns client.client
language sql as $$ select jsonb_populate_record(null::client.client, '{"code": "C1"}') $$;
create function client.essai_montre(p_client client.client) returns json
language sql as $$ select to_json(p_client.code) $$;
create function client.essai_sans_source(p_client client.client, p_point point) returns void
language sql as '';
create function client.essai_double(p_a text) returns void language sql as '';
create function client.essai_double(p_a uuid) returns void language sql as '';
set local role metier;
select essai.preparer();
create function pg_temp.recu(p_appel text, p_requete jsonb, p_reponse text default null)
returns jsonb language plpgsql as $$
declare
  v_recu jsonb;
begin
  perform porte.poser('essai', porte.ecrire_porte(row(
    'essai', 'permission', '{users.manage}', null, p_appel, p_reponse, null, null)::porte.porte),
    'porte.porte');
  execute 'select v1.essai($1, $2)::jsonb' into v_recu
    using essai.appelant('ESSAI', 'admin'), p_requete;
  return v_recu;
end
$$;
create function pg_temp.refus(p_appel text) returns text language plpgsql as $$
begin
  return porte.ecrire_appel(p_appel);
exception when assert_failure then
  return sqlerrm;
end
$$;

select is(pg_temp.recu('client.essai_de_tout', jsonb_build_object(
    'id', essai.id('client'), 'raison', 'usage', 'nombre', 7, 'codes', '["a", "b"]'::jsonb,
    'reste', 5)),
  jsonb_build_array(essai.id('client'), 'usage', 'usage', 7, '{a,b}'::text[],
                    essai.id('admin ESSAI'), true, 1),
  'the record, the request, its members by type, the author, the clock; no default is given');
select is(pg_temp.recu('client.essai_nomme(p_actif => false)', '{"actif": true, "raison": "r"}'),
  '[false, "r"]', 'what the row names stays as it is written');
select is(pg_temp.recu('client.essai_fiche', '{"id": null}', 'client.essai_montre'), '"C1"',
  'a record that the rule before answered');
select is(pg_temp.refus('client.essai_sans_source'),
  'client.essai_sans_source: no source for p_client, p_point',
  'a parameter without a source ends the application: neither comes from a request');
select is(pg_temp.refus('client.inconnue(p_id => null)'),
  'client.inconnue(p_id => null): no function, or several', 'and so does a rule that is not there');
select is(pg_temp.refus('client.essai_double'), 'client.essai_double: no function, or several',
  'or that several could be');

select * from finish();
rollback;
