-- Spec: commandes#appareil: A second batch of a device waits until the first is done.
begin;
-- without triggers: what copies the device would lock its key
set local session_replication_role = replica;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.verrouiller(p_compte text) returns bigint language sql as $$
  select commande.verrouiller_appareil(
    commande.ouvrir_liasse((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
      essai.id('appareil ESSAI'), essai.t()))
$$;
create function pg_temp.verrouille() returns boolean language sql as $$
  select a.xmax::text <> '0' from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;

select is(pg_temp.verrouiller('rsci ESSAI'), null, 'a stranger''s batch has no last sequence');
select is(pg_temp.verrouille(), false, 'and locks nothing');
select is(pg_temp.verrouiller('agent ESSAI'), 0::bigint,
  'the own device answers its last sequence');
select is(pg_temp.verrouille(), true, 'and is locked');

select * from finish();
rollback;
