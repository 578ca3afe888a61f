-- Spec: commandes#date-sans-horloge: also a command that is processed by hand is compared with the
-- latest synchronization that left no command behind.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.lot(p_le timestamptz) returns commande.liasse language sql as $$
  select commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
      true)::utilisateur.session, essai.id('appareil ESSAI'), p_le)
$$;
create function pg_temp.reprendre(p_nom text, p_capture timestamptz, p_faits jsonb)
returns timestamptz language sql as $$
  select essai.collecter(p_nom, '{}', jsonb_build_object('horloge', null, 'cree_le_appareil',
      p_capture), to_jsonb(pg_temp.lot(essai.t())), p_faits);
  select essai.lever('rsci ESSAI', p_nom, essai.ouverts(p_nom), 'reprise_manuelle',
    essai.payload_corrige(p_nom));
  select c.date_operation from collecte.collecte c where c.id = essai.id(p_nom)
$$;

select from commande.clore_liasse(pg_temp.lot(essai.t(-1, '20:00')), false);
select is(pg_temp.reprendre('x', essai.t(-1, '19:00'), '{"payload": "invalide"}'),
  essai.t(-1, '19:00'), 'before one that left commands behind: its own date');
select is(pg_temp.reprendre('y', essai.t(-1) - interval '1 ms', '{"payload": "invalide"}'),
  essai.t(), 'before the one that left nothing behind: the reception');
select is(essai.ouverts('y'), 'horloge_invraisemblable', 'under control');

select * from finish();
rollback;
