-- Spec: taches#fournisseur: sessions are ended only for the organization that made the identity.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.sujets(p_compte uuid) returns text language plpgsql as $$
declare
  v_identites json := v1.identites(json_build_object('organisation_id', core.organisation_id(),
      'utilisateur_id', p_compte)::jsonb);
begin
  return (select string_agg(e ->> 'sujet', ',') from json_array_elements(v_identites) as e);
end
$$;
select from utilisateur.lier_identite(essai.appelant('ESSAI', 'agent'), essai.t());
select is(pg_temp.sujets(essai.id('agent ESSAI')), 'sujet agent ESSAI',
  'an account from before persons were registered');
select from essai.ouvrir('marie');
select from utilisateur.lier_identite(essai.appelant('ESSAI', 'marie'), essai.t());
select is(pg_temp.sujets(essai.compte('marie')), 'sujet marie ESSAI', 'an identity of one''s own');
select is(pg_temp.sujets(essai.id('agent VOISIN')), null, 'nothing of a neighbour''s account');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select personne.attacher(essai.compte('marie'), essai.appelant('ESSAI', 'marie'), essai.t());
select is(pg_temp.sujets(essai.compte('marie')), null,
  'one from elsewhere: nothing is closed there');

select * from finish();
rollback;
