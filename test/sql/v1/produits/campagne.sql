-- Spec: packs-et-campagnes#produits: a product is described by the requested campaign, or by the
-- one opened last.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.lire(p_requete jsonb default '{}') returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  select v1.produits(essai.appelant('ESSAI', 'agent'), p_requete)::jsonb into v_reponse;
  set local role metier;
  return (select jsonb_object_agg(p ->> 'code',
      concat_ws(' ', p ->> 'nom_fr', p ->> 'matiere_premiere_liee_code', p #>> '{pack,version}'))
          from jsonb_array_elements(v_reponse -> 'produits') as p);
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
end
$$;
select essai.ouvrir_suivante(essai.produits_changes());
select is(pg_temp.lire() ->> 'JUS', 'Pur jus GOYAVE C27', 'the latest opened');
select is(pg_temp.lire('{"campagne": "C26"}') ->> 'JUS', 'Jus ANANAS 1.0.0', 'the one asked for');
select is(pg_temp.lire(jsonb_build_object('campagne', essai.id('C27'))) ->> 'JUS',
  'Pur jus GOYAVE C27', 'by its id');
select is(pg_temp.lire('{"campagne": "C27"}') ->> 'SANSREGLE', 'Sans règle 1.0.0',
  'a product that its pack does not name');
select is(pg_temp.lire('{"campagne": "C26"}') ->> 'GOYAVE', 'Goyave C27', 'nor the earlier one');
select is(pg_temp.lire('{"campagne": "C99"}'), '"404 campagne_introuvable"',
  'one that nobody knows');
select campagne.creer(essai.id('C28'), 'C28', 'C28', 2028, '2028-01-01', '2028-12-31',
  (select c.pack_version_id from campagne.campagne c limit 1), essai.t());
select is(pg_temp.lire('{"campagne": "C28"}'), '"409 campagne_non_ouverte"',
  'one in preparation has frozen nothing');
update utilisateur.utilisateur set actif_pendant = '{}';
select is(pg_temp.lire(), '"403 compte_inactif"', 'an active member');

select * from finish();
rollback;
