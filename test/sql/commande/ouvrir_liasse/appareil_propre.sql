-- Spec: commandes#identite: an unknown device, or another account's, is `identite_incoherente` and
-- advances no device.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.propre(p_compte text, p_appareil uuid) returns boolean language sql as $$
  select l.appareil_propre and l.synchro_precedente is not null
  from commande.ouvrir_liasse((core.organisation_id(), essai.id(p_compte),
      true)::utilisateur.session,
    p_appareil, essai.t()) as l
$$;

select is(pg_temp.propre('agent ESSAI', essai.id('appareil ESSAI')), true,
  'the caller''s own device');
select is(pg_temp.propre('rsci ESSAI', essai.id('appareil ESSAI')), false, 'another user''s');
select is(pg_temp.propre('agent ESSAI', essai.id('appareil VOISIN')), false,
  'another organization''s');
select is(pg_temp.propre('agent ESSAI', essai.id('?')), false, 'nobody''s');

select * from finish();
rollback;
