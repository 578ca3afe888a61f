-- Spec: identites-et-droits#dernier-administrateur: the last administrator can not be deactivated,
-- by another or by themselves.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.perdre(p_verbe text, p_compte text) returns text language plpgsql as $$
begin
  execute format('select utilisateur.%I(%L, %L, ''r'', essai.t())', p_verbe,
    essai.id('agent ESSAI'), essai.id(p_compte || ' ESSAI'));
  return 'fait';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.perdre('desactiver', 'admin'), 'dernier_administrateur',
  'the last one is not deactivated');
select is(pg_temp.perdre('suspendre', 'admin'), 'dernier_administrateur', 'nor suspended');
select isnt(utilisateur.attribuer(essai.id('rsci ESSAI'), 'administrateur_client',
    tstzrange(essai.t(-1), null), null), null, 'with a second one');
select is(pg_temp.perdre('suspendre', 'admin'), 'fait', 'the first may be suspended');
select is(pg_temp.perdre('desactiver', 'rsci'), 'dernier_administrateur',
  'the second then is the last');
update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(5))
where utilisateur_id = essai.id('rsci ESSAI');
select is(pg_temp.perdre('desactiver', 'agent'), 'auto_desactivation_refusee',
  'whoever holds nothing is judged by the rest');

select * from finish();
rollback;
