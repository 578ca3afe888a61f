-- Spec: identites-et-droits#statut: an identity of the organization's own is closed with its
-- sessions; one from elsewhere is only detached.
begin;
set local role metier;
select plan(13);
select essai.preparer();

create function pg_temp.detacher(p_identifiant text) returns text language plpgsql as $$
begin
  perform essai.fournir(p_identifiant);
  perform personne.detacher(essai.compte(p_identifiant), essai.t());
  return essai.fournir(p_identifiant);
end
$$;
create function pg_temp.attacher(p_identifiant text) returns void language plpgsql as $$
begin
  perform essai.entrer('VOISIN');
  perform essai.ouvrir(p_identifiant);
  perform personne.attacher(essai.compte(p_identifiant), essai.appelant('VOISIN', p_identifiant),
    essai.t());
  perform essai.fournir(p_identifiant);
  perform essai.entrer('ESSAI');
end
$$;
select isnt(essai.ouvrir(n), null, n || ' is opened')
from unnest('{seule,partagee,sienne}'::text[]) as n;
select is(pg_temp.detacher('seule'), 'sessions',
  'of an identity of one''s own the sessions are closed; it keeps its sign-in, for the queue');
select essai.fournir(n) from unnest('{partagee,sienne}'::text[]) as n;
select pg_temp.attacher('partagee');
select ok(personne.est_partagee('partagee'), 'an identity that another organization relies on');
select is(pg_temp.detacher('partagee'), '', 'keeps its sessions');
select pg_temp.attacher('sienne');
select essai.entrer('VOISIN');
select is(pg_temp.detacher('sienne'), 'retirer VOISIN',
  'one from elsewhere loses the organization''s code, and nothing else');
select is((select r.etat from personne.rattachement r where r.identifiant = 'sienne'), 'termine',
  'and is detached');
select essai.entrer('ESSAI');
select ok(not personne.est_partagee('sienne'),
  'so that its own organization is alone with it again');
select from essai.ouvrir('demandee');
select essai.fournir('demandee');
select essai.entrer('VOISIN');
select from essai.ouvrir('demandee');
select is(pg_temp.detacher('demandee'), '',
  'a request that nobody accepted leaves nothing to undo');
select is((select (r.etat, r.code_empreinte)::text from personne.rattachement r
    where r.identifiant = 'demandee'), '(termine,)', 'and can not be accepted any more');
select is(essai.fournir('agent'), '', 'an account from before persons were registered');
select lives_ok(format('select personne.detacher(%L, essai.t())', essai.id('agent VOISIN')),
  'has its sessions closed by its subject');

select * from finish();
rollback;
