-- Spec: identites-et-droits#plusieurs-organisations: a person who is named by a token has an
-- account after accepting it. Until then the organization is known and has no account for this
-- person.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.reconnue(p_nom text) returns text language sql as $$
  select concat_ws(' ', case s.organisation_id when core.organisation_id() then 'known' end,
                   case s.utilisateur_id when essai.compte(p_nom) then 'account' end,
                   case when s.actif then 'active' end)
  from utilisateur.reconnaitre(essai.appelant('VOISIN', p_nom), essai.t()) as s
$$;

select from essai.ouvrir('marie');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select is(pg_temp.reconnue('marie'), '', 'who never signed in is nobody');
select personne.attacher(essai.compte('marie'), essai.appelant('VOISIN', 'marie'), essai.t(-5));
select utilisateur.lier_identite(essai.appelant('VOISIN', 'marie'), essai.t());
select is(pg_temp.reconnue('marie'), 'known account active', 'who agreed has an account');
select utilisateur.desactiver(essai.id('admin VOISIN'), essai.compte('marie'), 'partie',
  essai.t(-2));
select is(pg_temp.reconnue('marie'), 'known account', 'which may be inactive');
select utilisateur.reactiver(essai.id('admin VOISIN'), essai.compte('marie'), 'revenue',
  essai.t(-1));
select is(pg_temp.reconnue('marie'), 'known', 'who is asked again has none');

select * from finish();
rollback;
