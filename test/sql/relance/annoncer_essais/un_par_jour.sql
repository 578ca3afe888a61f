-- Spec: relances#essais: wrong passwords are announced once a day, for an active account.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into utilisateur.identite (organisation_id, emetteur, sujet, utilisateur_id, lie_le)
select u.organisation_id, 'https://ici', u.identifiant, u.id, essai.t()
from utilisateur.utilisateur u where u.identifiant in ('admin', 'agent');
create function pg_temp.annonces(p_jour integer, p_heure text, p_emetteur text) returns text
language plpgsql as $$
begin
  perform relance.annoncer_essais(
    p_emetteur, jsonb_build_array(jsonb_build_object(
      'sujet', 'agent', 'nombre', 12, 'dernier_le', essai.t(p_jour, p_heure))),
    essai.t(p_jour, p_heure));
  return (
    select string_agg(u.identifiant || ' ' || (j.details ->> 'nombre'), ', ' order by j.id)
    from journal.evenement j join utilisateur.utilisateur u on u.id = j.entite_id
    where j.action = 'relance.annoncer_essais');
end
$$;
select is(pg_temp.annonces(30, '10:00', 'https://autre'), null,
  'another issuer is another person');
select is(pg_temp.annonces(30, '10:00', 'https://ici'), 'agent 12', 'the first time they are');
select is(pg_temp.annonces(31, '09:45', 'https://ici'), 'agent 12', 'within a day nothing more');
select is(pg_temp.annonces(31, '10:00', 'https://ici'), 'agent 12, agent 12',
  'a day later they are');

select * from finish();
rollback;
