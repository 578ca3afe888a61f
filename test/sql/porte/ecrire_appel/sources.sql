-- Spec: base#portes: each parameter of a rule gets what a door hands to it, by its name and its
-- type.
begin;
select plan(7);

create function client.essai_de_tout(
  p_client_id uuid, p_requete jsonb, p_raison text, p_nombre bigint, p_codes text[],
  p_auteur_id uuid, p_le timestamptz, p_reste integer default 1) returns void
language sql as '';
create function client.essai_sans_source(p_client client.client, p_point point) returns void
language sql as '';
create function client.essai_double(p_a text) returns void language sql as '';
create function client.essai_double(p_a uuid) returns void language sql as '';
set local role metier;
create function pg_temp.refus(p_appel text) returns text language plpgsql as $$
begin
  return porte.ecrire_appel(p_appel);
exception when assert_failure then
  return sqlerrm;
end
$$;

select is(porte.ecrire_appel('client.essai_de_tout'),
  $$client.essai_de_tout(p_client_id => (p_requete ->> 'id')::uuid, p_requete => p_requete, $$
  || $$p_raison => p_requete ->> 'raison', p_nombre => (p_requete ->> 'nombre')::bigint, $$
  || $$p_codes => case when p_requete ? 'codes' then $$
  || $$array(select jsonb_array_elements_text(p_requete -> 'codes')) end, $$
  || $$p_auteur_id => v_session.utilisateur_id, p_le => now())$$,
  'the record, the request, its members by type, the author, the clock; no default is given');
select is(porte.ecrire_appel($$client.changer_activite(p_actif => false)$$),
  $$client.changer_activite(p_actif => false, p_id => (p_requete ->> 'id')::uuid, $$
  || $$p_raison => p_requete ->> 'raison', p_auteur_id => v_session.utilisateur_id, $$
  || $$p_le => now())$$,
  'what the row names stays as it is written');
select is(porte.ecrire_appel('client.presenter', 'client.client'::regtype),
  'client.presenter(p_client => v_fait, p_le => now())', 'a record that the rule before answered');
select is(porte.ecrire_appel('lot.detailler', 'uuid'::regtype),
  $$lot.detailler(p_lot_id => (p_requete ->> 'id')::uuid)$$,
  'but no plain value: which one it is, the row says');
select is(pg_temp.refus('client.essai_sans_source'),
  'client.essai_sans_source: no source for p_client, p_point',
  'a parameter without a source ends the application: neither comes from a request');
select is(pg_temp.refus('client.inconnue(p_id => null)'),
  'client.inconnue(p_id => null): no function, or several', 'and so does a rule that is not there');
select is(pg_temp.refus('client.essai_double'), 'client.essai_double: no function, or several',
  'or that several could be');

select * from finish();
rollback;
